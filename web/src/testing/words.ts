// Tests speak English.
import { beforeAll } from "vitest";
import { catalogue } from "../lib/i18n.svelte";

beforeAll(() => catalogue.load("en"));
