// For type checkers: see starting.mjs.
import type { PyodideAPI } from "pyodide";

export type LoadPyodide = (how: { indexURL: string; _loadSnapshot?: Promise<ArrayBuffer> }) => Promise<PyodideAPI>;
export function restored(loadPyodide: LoadPyodide, indexURL: string, memory: Promise<ArrayBuffer>): Promise<PyodideAPI>;
export function putDown(bundle: ArrayBuffer, files: PyodideAPI["FS"]): void;
