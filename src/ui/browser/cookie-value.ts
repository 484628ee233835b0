import { percentDecode } from '../../domain/text/percent.ts';

/** @param cookies as `document.cookie` has them */
export const cookieValue = (cookies: string, name: string): string | undefined => {
  const pair = cookies.split('; ').find((each) => each.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1);
  return value === undefined ? undefined : (percentDecode(value) ?? value);
};
