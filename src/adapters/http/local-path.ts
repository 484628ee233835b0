/** The path when it stays on this host, else '/': a form's `back` field must not lead a visitor elsewhere. */
export const localPath = (text: unknown): string => {
  if (typeof text !== 'string' || text.length > 2000 || !/^\/(?![/\\])[^\s\\]*$/.test(text)) return '/';
  return text;
};
