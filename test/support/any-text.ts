import fc from 'fast-check';

/** A third each of ASCII, of the basic plane and of all of Unicode; no half of a pair. fast-check's own takes seconds to be made. */
const anyCharacter = fc
  .oneof(fc.nat({ max: 0x7f }), fc.nat({ max: 0xffff }), fc.nat({ max: 0x10ffff }))
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

/** Texts of any characters. */
export const anyText = (length: { readonly minLength?: number; readonly maxLength?: number } = {}): fc.Arbitrary<string> =>
  fc.string({ ...length, unit: anyCharacter });
