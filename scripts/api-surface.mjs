/** Exports of the packages that remotes rely on: names and types. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from './bootstrap.mjs';

const PACKAGES = ['sdk', 'ui', 'api-client'];
/** Types that have a report of their own. */
const GENERATED = /\.generated\.ts$/;
const printer = ts.createPrinter({ removeComments: true });

function entriesOf(name) {
  const folder = path.join(ROOT, 'packages', name);
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return Object.entries(exports)
    .filter(([, file]) => file.endsWith('.ts'))
    .map(([entry, file]) => ({
      name: `@clearcoat/${path.posix.join(name, entry)}`,
      file: path.join(folder, file),
    }));
}

function compile(files) {
  const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const program = ts.createProgram(
    [...files, path.join(ROOT, 'packages/federation/src/assets.d.ts')],
    { ...options, noEmit: false, declaration: true, emitDeclarationOnly: true, incremental: false },
  );
  const emitted = new Map();
  const keep = (_name, text, _mark, _onError, [source]) => {
    const file = ts.createSourceFile(source.fileName, text, ts.ScriptTarget.Latest, true);
    emitted.set(source.fileName, file);
  };
  program.emit(undefined, keep, undefined, true);
  return { program, checker: program.getTypeChecker(), emitted };
}

const namesOf = (statement) =>
  ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.map(({ name }) => name.text)
    : [statement.name?.text].filter(Boolean);

const statementsOf = (file, name) =>
  file.statements.filter((statement) => namesOf(statement).includes(name));

/** The file that a relative import leads to. */
function resolveImport(from, specifier) {
  const base = path.join(path.dirname(from), specifier);
  return ['.ts', '.tsx', '/index.ts'].map((end) => base + end).find((file) => existsSync(file));
}

/** The names that a declaration uses, each with the file it may come from. */
function usedBy(statement, file) {
  const imported = new Map();
  for (const { importClause, moduleSpecifier } of file.statements.filter(ts.isImportDeclaration)) {
    const bindings = importClause?.namedBindings;
    if (!moduleSpecifier.text.startsWith('.') || !bindings || !ts.isNamedImports(bindings))
      continue;
    for (const { name, propertyName } of bindings.elements) {
      const from = resolveImport(file.fileName, moduleSpecifier.text);
      imported.set(name.text, { name: (propertyName ?? name).text, from });
    }
  }
  const used = [];
  const visit = (node) => {
    if (ts.isIdentifier(node))
      used.push(imported.get(node.text) ?? { name: node.text, from: file.fileName });
    ts.forEachChild(node, visit);
  };
  visit(statement);
  return used;
}

/** A declaration with all of this package's that it is made of and that are not exported themselves. */
function closureOf({ emitted }, from, name, exported) {
  const found = new Set();
  const visit = (source, wanted) => {
    const file = emitted.get(source);
    for (const statement of file && !GENERATED.test(source) ? statementsOf(file, wanted) : []) {
      if (found.has(statement)) continue;
      found.add(statement);
      for (const used of usedBy(statement, file)) {
        if (used.from && !exported.has(used.name)) visit(used.from, used.name);
      }
    }
  };
  visit(from, name);
  return [...found];
}

const isOurs = (file) => /\/packages\/[\w-]+\/src\//.test(file);

function describeExport(compiled, symbol, exported) {
  const { checker } = compiled;
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const file = target.declarations?.[0]?.getSourceFile().fileName ?? '';
  const statements = isOurs(file) ? closureOf(compiled, file, target.name, exported) : [];
  const print = (statement) =>
    printer.printNode(ts.EmitHint.Unspecified, statement, statement.getSourceFile());
  return {
    name: symbol.name,
    /** Package of a re-export from elsewhere. */
    origin: isOurs(file) ? undefined : /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1],
    /** Without comments: what decides whether the contract has changed. */
    shape: statements.map(print).join('\n'),
  };
}

/** The entries of all packages, each with its exports by name. */
export function readSurface() {
  const entries = PACKAGES.flatMap(entriesOf);
  const compiled = compile(entries.map(({ file }) => file));
  return entries.map(({ name, file }) => {
    const module = compiled.checker.getSymbolAtLocation(compiled.program.getSourceFile(file));
    const symbols = compiled.checker.getExportsOfModule(module);
    const exported = new Set(symbols.map((symbol) => symbol.name));
    const exports = symbols
      .map((symbol) => describeExport(compiled, symbol, exported))
      .sort((one, other) => (one.name < other.name ? -1 : 1));
    return { name, exports };
  });
}
