/** Words that stand outside the messages: tables of five languages in the sources, and pages of words in Markdown. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { LANGUAGES } from '../../src/domain/language/language.ts';
import { typographyFaults } from './typography.ts';

const filesUnder = (folder: string, ending: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));

type FiveTexts = readonly { readonly text: string; readonly at: number }[];

/** A template's parts one after the other, as it reads. */
const textOf = (node: ts.Expression): string | null => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => `{}${literal.text}`)].join('');
};

const tablesIn = (file: ts.SourceFile): readonly FiveTexts[] => {
  const tables: FiveTexts[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isArrayLiteralExpression(node) && node.elements.length === LANGUAGES.length) {
      const texts = node.elements.map((element) => ({ text: textOf(element), at: element.getStart() }));
      const whole = texts.filter((each): each is FiveTexts[number] => each.text !== null);
      if (whole.length === texts.length) tables.push(whole);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return tables;
};

/** Tables of `InFiveLanguages` are arrays in the order of the languages. */
export const tableFaults = (folder: string): readonly string[] =>
  filesUnder(folder, '.ts').flatMap((path) => {
    const source = readFileSync(path, 'utf8');
    if (!source.includes('InFiveLanguages')) return [];
    const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
    return tablesIn(file).flatMap((texts) =>
      LANGUAGES.flatMap(({ slug }, place) => {
        const { text = '', at = 0 } = texts[place] ?? {};
        const where = `${path}:${String(file.getLineAndCharacterOfPosition(at).line + 1)}`;
        return typographyFaults(text, slug).map((fault) => `${where} ${fault}: ${text}`);
      }),
    );
  });

/** Without the heading's keys, addresses and code, which are no prose. */
const proseOf = (line: string): string => line.replace(/^(title|description|updated): /, '').replace(/\]\([^)]*\)|`[^`]*`/g, ']');

export const pageFaults = (folder: string): readonly string[] =>
  LANGUAGES.flatMap(({ slug }) =>
    filesUnder(join(folder, slug), '.md').flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          typographyFaults(proseOf(line), slug).map((fault) => `${path}:${String(index + 1)} ${fault}: ${line.slice(0, 80)}`),
        ),
    ),
  );
