/** Fetches the logos that feeds name, after an import: visitors wait for none, and no page asks another server for one. */
import type { Ports } from '../../ports/ports.ts';
import type { DealerLogos, LogoPicture, WantedLogo } from '../../ports/media/dealer-logos.ts';

const AT_ONCE = 4;

export interface FetchedLogos {
  readonly stored: number;
  /** They are tried again at the next import. */
  readonly failed: readonly (WantedLogo & { readonly reason: string })[];
  /** Those that there was no time for. */
  readonly left: number;
}

interface FetchLogosPorts extends Pick<Ports, 'writing' | 'clock'> {
  readonly logos: Pick<DealerLogos, 'wanted'>;
  /** Rejects with an Error when there is no picture at the address. */
  readonly fetchLogo: (address: string) => Promise<LogoPicture>;
}

/** @param withinMs after which no further one is begun, so that slow servers do not hold up an import */
export const fetchLogos = async (
  { writing, logos, clock, fetchLogo }: FetchLogosPorts,
  withinMs: number,
): Promise<FetchedLogos> => {
  const until = clock.now() + withinMs;
  const wanted = await logos.wanted();
  const waiting = wanted.values();
  const found: (readonly [WantedLogo, LogoPicture])[] = [];
  const failed: (WantedLogo & { readonly reason: string })[] = [];
  const worker = async (): Promise<void> => {
    while (clock.now() < until) {
      const { value: logo, done } = waiting.next();
      if (done === true) return;
      await fetchLogo(logo.address).then(
        (picture) => found.push([logo, picture]),
        (error: unknown) => failed.push({ ...logo, reason: error instanceof Error ? error.message : String(error) }),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (found.length > 0)
    await writing.transaction(async (inventory) => {
      for (const [{ dealerId, address }, picture] of found) await inventory.setLogo(dealerId, picture, address);
    });
  return { stored: found.length, failed, left: wanted.length - found.length - failed.length };
};
