/**
 * Which messages the sources ask for, by the types of TypeScript: `t(`badge.${badge}`)` asks for a message a member of the type of
 * `badge`. So a composed key needs no separate list, only a type with its possible values.
 */
import { dirname, relative } from 'node:path';
import ts from 'typescript';

export interface Asked {
  /** `file:line`. */
  readonly where: string;
  readonly namespace: string;
  readonly key: string;
  /** The call's placeholders; null when they cannot be determined. */
  readonly values: ReadonlySet<string> | null;
}

export interface AskedWords {
  readonly asked: readonly Asked[];
  /** Calls whose key is any text at all: `file:line`. */
  readonly unknown: readonly string[];
}

/** The literal texts of a type; null when it allows any text. */
const textsOfType = (type: ts.Type): readonly string[] | null => {
  if (type.isUnion()) return joined(type.types.map(textsOfType));
  if (type.isStringLiteral() || type.isNumberLiteral()) return [String(type.value)];
  if (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) return [];
  return null;
};

const joined = (parts: readonly (readonly string[] | null)[]): readonly string[] | null =>
  parts.every((part) => part !== null) ? parts.flat() : null;

const keysOf = (expression: ts.Expression, checker: ts.TypeChecker): readonly string[] | null => {
  if (ts.isStringLiteralLike(expression)) return [expression.text];
  if (ts.isConditionalExpression(expression))
    return joined([keysOf(expression.whenTrue, checker), keysOf(expression.whenFalse, checker)]);
  if (!ts.isTemplateExpression(expression)) return textsOfType(checker.getTypeAtLocation(expression));
  return expression.templateSpans.reduce<readonly string[] | null>(
    (heads, { expression: inner, literal }) => {
      const texts = keysOf(inner, checker);
      return heads && texts && heads.flatMap((head) => texts.map((text) => head + text + literal.text));
    },
    [expression.head.text],
  );
};

/** The options of a call, as far as they are literal. */
const optionsOf = (
  argument: ts.Expression | undefined,
): { readonly values: ReadonlySet<string> | null; readonly ns?: string } => {
  if (!argument) return { values: new Set() };
  if (!ts.isObjectLiteralExpression(argument)) return { values: null };
  const names = new Set<string>();
  let ns: string | undefined;
  let whole = true;
  for (const property of argument.properties) {
    if (ts.isSpreadAssignment(property)) whole = false;
    else if (ts.isIdentifier(property.name)) names.add(property.name.text);
    if (ts.isPropertyAssignment(property) && property.name.getText() === 'ns' && ts.isStringLiteral(property.initializer))
      ns = property.initializer.text;
  }
  return { values: whole ? names : null, ...(ns !== undefined && { ns }) };
};

/** `t` of a component is of the namespace that its file names; of a page's description, of the namespace in the key. */
const namespaceOfT = (identifier: ts.Identifier, checker: ts.TypeChecker): string => {
  const declaration = checker.getSymbolAtLocation(identifier)?.declarations?.[0];
  const source = declaration && ts.isBindingElement(declaration) ? declaration.parent.parent : undefined;
  if (source && ts.isVariableDeclaration(source) && source.initializer && ts.isCallExpression(source.initializer)) {
    const [namespace] = source.initializer.arguments;
    return namespace && ts.isStringLiteral(namespace) ? namespace.text : 'common';
  }
  const inFile = [...identifier.getSourceFile().text.matchAll(/useTranslation\('(\w[\w-]*)'\)/g)].map(([, name]) => name ?? '');
  return new Set(inFile).size === 1 ? (inFile[0] ?? 'common') : 'common';
};

/** Every call of `t` under the folders; paths are of the current folder. Throws on settings of TypeScript that cannot be read. */
export const askedWords = (folders: readonly string[], settings = 'tsconfig.json'): AskedWords => {
  const read = ts.readConfigFile(settings, ts.sys.readFile.bind(ts.sys));
  if (read.error) throw new Error(ts.flattenDiagnosticMessageText(read.error.messageText, '\n'));
  const { options, fileNames } = ts.parseJsonConfigFileContent(read.config, ts.sys, dirname(settings));
  const inside = (file: string): boolean => folders.some((folder) => !relative(folder, file).startsWith('..'));
  const program = ts.createProgram(fileNames.filter(inside), { ...options, types: [] });
  const checker = program.getTypeChecker();
  const asked: Asked[] = [];
  const unknown: string[] = [];

  const visit = (node: ts.Node, file: ts.SourceFile): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 't') {
      const [first, second] = node.arguments;
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      const where = `${relative('.', file.fileName)}:${String(line + 1)}`;
      const keys = first && keysOf(first, checker);
      const { values, ns } = optionsOf(second);
      if (!keys) unknown.push(where);
      for (const name of keys ?? []) {
        const [key = '', namespace = ns ?? namespaceOfT(node.expression, checker)] = name.split(':').reverse();
        asked.push({ where, namespace, key, values });
      }
    }
    ts.forEachChild(node, (child) => visit(child, file));
  };
  for (const file of program.getSourceFiles()) if (inside(file.fileName)) visit(file, file);
  return { asked, unknown };
};
