/** The site's accent colours for pictures, icons and the frame of an installed app, where style sheets do not apply. */
import type { Site } from './site.ts';

const channel = (linear: number): string => {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, '0');
};

/**
 * `oklch(lightness chroma hue)` as `#rrggbb`; what sRGB cannot show is cut off (CSS Color 4, section 9; the matrices are those of
 * Björn Ottosson, "A perceptual color space for image processing", 2020).
 */
export const oklchHex = (lightness: number, chroma: number, hueDegrees: number): string => {
  const hue = (hueDegrees * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  return `#${channel(red)}${channel(green)}${channel(blue)}`;
};

type Theme = Pick<Site['theme'], 'accentHue' | 'accentChroma'>;

/** As `--accent` and `--accent-soft` of the light scheme have it. */
export const accentColours = ({ accentHue, accentChroma }: Theme): { readonly accent: string; readonly soft: string } => ({
  accent: oklchHex(0.45, accentChroma, accentHue),
  soft: oklchHex(0.953, accentChroma * 0.19, accentHue),
});
