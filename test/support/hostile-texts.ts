/** Texts of 100 KB made to slow one expression down: what each of its repetitions takes, repeated, with an end that cannot match. */
import { type AST, RegExpParser } from '@eslint-community/regexpp';

const LENGTH = 100_000;

/** Among them at least one that any class of the source matches. */
const CANDIDATES = Array.from('aZ0 .-,:;/\\\'"(){}[]<>%#?&=_+*@|$!^~`\n\t\u00a0éßİ“€’–\u0301🚗\ufffd\0');
/** Enough of a class: what other classes also match is found among the first ones that differ in kind. */
const MOST_OF_A_CLASS = 8;
const ENDS = ['', '\0', '\n\0', '!'];

type Node = AST.Element | AST.Alternative | AST.QuantifiableElement;

export const hostileTexts = (source: string, flags: string): readonly string[] => {
  const unicode = /[uv]/.test(flags);
  const pattern = new RegExpParser({ ecmaVersion: 2025 }).parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const literals = Array.from(source.replace(/\\./gs, ''));

  const membersOf = (raw: string): readonly string[] => {
    const one = new RegExp(`^(?:${raw})$`, flags.replace(/[gydm]/g, ''));
    const found = [...new Set([...CANDIDATES, ...literals])].filter((text) => one.test(text) && (unicode || text.length === 1));
    return found.slice(0, MOST_OF_A_CLASS);
  };

  /** One text that the node matches. */
  const sampleOf = (node: Node): string => {
    switch (node.type) {
      case 'Alternative':
        return node.elements.map(sampleOf).join('');
      case 'Character':
        return String.fromCodePoint(node.value);
      case 'CharacterClass':
      case 'CharacterSet':
      case 'ExpressionCharacterClass':
        return membersOf(node.raw)[0] ?? '';
      case 'Group':
      case 'CapturingGroup':
        return node.alternatives[0] ? sampleOf(node.alternatives[0]) : '';
      case 'Quantifier':
        return node.max === 0 ? '' : sampleOf(node.element).repeat(Math.max(1, Math.min(node.min, 100)));
      default:
        return '';
    }
  };

  /** What an unbounded repetition can take: each member of its class, or each alternative of its group. */
  const pumpsOf = ({ element }: AST.Quantifier): readonly string[] => {
    switch (element.type) {
      case 'CharacterClass':
      case 'CharacterSet':
      case 'ExpressionCharacterClass':
        return membersOf(element.raw);
      case 'Group':
      case 'CapturingGroup':
        return element.alternatives.map(sampleOf);
      default:
        return [sampleOf(element)];
    }
  };

  const texts = new Set<string>();
  const filled = (unit: string): string => (unit === '' ? '' : unit.repeat(Math.ceil(LENGTH / unit.length)));
  const visit = (node: Node, before: string): void => {
    switch (node.type) {
      case 'Alternative': {
        let prefix = before;
        for (const element of node.elements) {
          visit(element, prefix);
          prefix += sampleOf(element);
        }
        return;
      }
      case 'Group':
      case 'CapturingGroup':
        for (const alternative of node.alternatives) visit(alternative, before);
        return;
      case 'Assertion':
        if ('alternatives' in node) for (const alternative of node.alternatives) visit(alternative, before);
        return;
      case 'Quantifier':
        if (node.max === Infinity)
          for (const pump of pumpsOf(node))
            for (const end of ENDS) {
              texts.add(before + filled(pump) + end);
              texts.add(filled(before + pump) + end);
              if (before !== '') texts.add(filled(before) + end);
            }
        visit(node.element, before);
        return;
      default:
    }
  };
  for (const alternative of pattern.alternatives) visit(alternative, '');
  return [...texts];
};
