// Faults in the client: found by rule in the syntax of its modules, tried in one Vitest that stays up between them.
//
// `node client.mjs list WEB` says every fault, one a line. `node client.mjs try WEB` reads faults from its input, one a
// line, and answers each with the tests that failed. Nothing on disk is touched: Vite is given the text with the fault.
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative, resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [command, folder] = process.argv.slice(2);
const web = resolve(folder);
const packages = createRequire(join(web, "package.json"));
const ts = packages("typescript");
const K = ts.SyntaxKind;

// What is generated is tested where it is made; tests and what they share are no sources.
const LEFT_OUT = /(\.test|\.d)\.ts$|\/(made|testing)\//;
const FLIPS = new Map([
  [K.LessThanToken, "<="],
  [K.LessThanEqualsToken, "<"],
  [K.GreaterThanToken, ">="],
  [K.GreaterThanEqualsToken, ">"],
  [K.EqualsEqualsEqualsToken, "!=="],
  [K.ExclamationEqualsEqualsToken, "==="],
]);
const JOINS = new Map([
  [K.AmpersandAmpersandToken, "||"],
  [K.BarBarToken, "&&"],
]);
const SUMS = new Map([
  [K.PlusToken, "-"],
  [K.MinusToken, "+"],
]);

function sources() {
  const found = readdirSync(join(web, "src"), { recursive: true, encoding: "utf8" });
  return found.map((name) => join(web, "src", name)).filter((path) => path.endsWith(".ts") && !LEFT_OUT.test(path));
}

/** Every fault of one module: what stands in a function, for what stands outside is data and drawings. */
function faultsOf(path) {
  const text = readFileSync(path, "utf8");
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const file = relative(web, path);
  const found = [];
  const times = new Map();

  function add(rule, name, node, start, end, by) {
    const from = node.getStart();
    const was = said(text.slice(from, node.end));
    const now = said(text.slice(from, start) + by + text.slice(end, node.end));
    const named = [name, rule, was, now].join(" | ");
    const nth = (times.get(named) ?? -1) + 1;
    times.set(named, nth);
    const line = tree.getLineAndCharacterOfPosition(start).line + 1;
    found.push({ file, function: name, rule, was, now, nth, line, start, end, by });
  }

  function visit(node, name) {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    const inner = nameOf(node) ?? name;
    if (inner) places(node, inner);
    ts.forEachChild(node, (child) => visit(child, inner));
  }

  function places(node, name) {
    const put = (rule, by, part = node) => add(rule, name, node, part.getStart(), part.end, by);
    if (ts.isBinaryExpression(node)) {
      const sign = node.operatorToken;
      if (FLIPS.has(sign.kind)) put("comparison", FLIPS.get(sign.kind), sign);
      if (JOINS.has(sign.kind)) {
        put("boolean", JOINS.get(sign.kind), sign);
        put("condition dropped", node.left.getText());
        put("condition dropped", node.right.getText());
      }
      if (SUMS.has(sign.kind) && ![node.left, node.right].some(isText)) put("sum", SUMS.get(sign.kind), sign);
    }
    if (ts.isNumericLiteral(node)) put("constant", String(Number(node.text) + 1));
    if (node.kind === K.TrueKeyword) put("constant", "false");
    if (node.kind === K.FalseKeyword) put("constant", "true");
    if (ts.isIfStatement(node)) condition(node.expression, put);
    if (ts.isConditionalExpression(node)) condition(node.condition, put);
    if (ts.isExpressionStatement(node) && hasEffect(node.expression)) put("lost", ";");
    if (ts.isReturnStatement(node) && node.expression) put("lost", "return undefined as never;");
    if ((ts.isReturnStatement(node) && !node.expression) || ts.isContinueStatement(node)) put("lost", ";");
  }

  function condition(tested, put) {
    put("negated", `!(${tested.getText()})`, tested);
    put("condition fixed", "true", tested);
    put("condition fixed", "false", tested);
  }

  visit(tree, "");
  return found;
}

/** The name of a function that stands by itself, in a module, an object or a class; an inner one is part of its own. */
function nameOf(node) {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isAccessor(node)) return node.name?.getText();
  if (ts.isConstructorDeclaration(node)) return "constructor";
  const isFunction = ts.isArrowFunction(node) || ts.isFunctionExpression(node);
  if (isFunction && (ts.isVariableDeclaration(node.parent) || ts.isPropertyDeclaration(node.parent)))
    return node.parent.name.getText();
  return undefined;
}

const said = (text) => text.replace(/\s+/g, " ").trim().slice(0, 120);
const isText = (node) =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || (ts.isBinaryExpression(node) && isText(node.left));
const hasEffect = (node) =>
  ts.isCallExpression(node) ||
  ts.isAwaitExpression(node) ||
  ts.isDeleteExpression(node) ||
  ts.isPostfixUnaryExpression(node) ||
  (ts.isBinaryExpression(node) && node.operatorToken.kind >= K.FirstAssignment && node.operatorToken.kind <= K.LastAssignment);

/** One Vitest over the client; each fault is laid over its module, and what reaches the module runs. */
class Trial {
  #laid = { path: "", text: "" };

  async start() {
    const { createVitest } = await import(pathToFileURL(packages.resolve("vitest/node")).href);
    process.chdir(web);
    const over = { name: "fault", enforce: "pre", load: (id) => (id.split("?")[0] === this.#laid.path ? this.#laid.text : null) };
    this.vitest = await createVitest("test", { watch: false, bail: 1, root: web, reporters: [{}] }, { plugins: [over] });
    this.specs = await this.vitest.globTestSpecifications();
    const { testModules } = await this.vitest.runTestSpecifications(this.specs, true);
    const failed = failures(testModules);
    if (failed.length) throw new Error(`without any fault these fail: ${failed.join(", ")}`);
  }

  async failuresWith(fault) {
    const path = join(web, fault.file);
    const asked = this.meeting(path);
    if (!asked.length) return null;
    const text = readFileSync(path, "utf8");
    try {
      this.#lay(path, text.slice(0, fault.start) + fault.by + text.slice(fault.end));
      const { testModules, unhandledErrors } = await this.vitest.runTestSpecifications(asked, false);
      const ran = testModules.filter((module) => asked.some((spec) => spec.moduleId === module.moduleId));
      return [...failures(ran), ...unhandledErrors.map(String)];
    } finally {
      this.#lay(path, text);
      this.vitest.state.errorsSet?.clear();
    }
  }

  #lay(path, text) {
    this.#laid = { path, text };
    this.vitest.invalidateFile(path);
  }

  /** The files of tests that import a module, by whatever way. */
  meeting(path) {
    const graphs = this.vitest.projects.flatMap(({ vite }) => Object.values(vite.environments).map((e) => e.moduleGraph));
    const reached = new Set();
    const waiting = graphs.flatMap((graph) => [...(graph.getModulesByFile(path) ?? [])]);
    while (waiting.length) {
      const one = waiting.pop();
      if (reached.has(one)) continue;
      reached.add(one);
      waiting.push(...one.importers);
    }
    const files = new Set([...reached].map((one) => one.file));
    return this.specs.filter((spec) => files.has(spec.moduleId));
  }
}

function failures(modules) {
  return modules.flatMap((module) => {
    const failed = [...module.children.allTests("failed")].map((test) => test.fullName);
    return failed.length || module.ok() ? failed : [`${relative(web, module.moduleId)} does not load`];
  });
}

const say = (told) => process.stdout.write(JSON.stringify(told) + "\n");
if (command === "list") {
  for (const path of sources().sort()) for (const fault of faultsOf(path)) say(fault);
} else {
  const trial = new Trial();
  await trial.start();
  say({ ready: trial.specs.length });
  for await (const line of createInterface({ input: process.stdin })) say({ failed: await trial.failuresWith(JSON.parse(line)) });
  await trial.vitest.close();
  process.exit(0);
}
