import { expect } from 'chai';
import sharp from 'sharp';
import { paintIllustration } from '../../../../src/adapters/media/illustrations.ts';
import { PaintedPreviews } from '../../../../src/adapters/discovery/previews/painted-previews.ts';
import { siteIcon } from '../../../../src/adapters/media/site-icons.ts';
import { accentColours } from '../../../../src/domain/site/accent-colour.ts';
import type { Photo } from '../../../../src/ports/media/images.ts';
import type { Preview, PreviewCard } from '../../../../src/ports/media/previews.ts';
import { aSite } from '../../../support/builders/a-frame.ts';
import { FixedClock } from '../../../support/fakes/fixed-clock.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const { theme } = aSite();
const card: PreviewCard = {
  site: 'Forecourt',
  mark: true,
  title: '2019 Toyota RAV4',
  subtitle: 'Hybrid XLE AWD · 82 400 km',
  price: '28 995 $',
  colours: accentColours(theme),
  photo: null,
  drawing: 'suv-a91d2a',
};

describe('a picture for sharing', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let photo: Photo;
  let asked: number;
  let drawn: number;
  const previews = () =>
    new PaintedPreviews(
      { folder: folder.path },
      {
        images: {
          photo: () => {
            asked += 1;
            return Promise.resolve(photo);
          },
          isMissing: () => false,
        },
        clock: new FixedClock(),
        paintIllustration: (name) => {
          drawn += 1;
          return paintIllustration(name);
        },
      },
    );

  const painted = async (asked: PreviewCard, by = previews()): Promise<Preview> => {
    const preview = await by.preview(asked);
    return preview ?? expect.fail('too many wait');
  };

  beforeEach(() => {
    folder = temporaryFolder();
    photo = { kind: 'missing' };
    asked = 0;
    drawn = 0;
  });
  afterEach(() => folder.remove());

  it('is a JPEG of 1200 by 630 that is light enough to be shown', async () => {
    const { contentType, bytes, lasting } = await painted(card);
    expect(await sharp(bytes).metadata()).to.include({ format: 'jpeg', width: 1200, height: 630 });
    expect(contentType).to.equal('image/jpeg');
    expect(bytes.length).to.be.below(150_000);
    expect(lasting).to.equal(true);
  });

  it('has words in it: other words are another picture', async () => {
    const [one, other] = await Promise.all([painted(card), painted({ ...card, price: '1 $' })]);
    expect(Buffer.compare(Buffer.from(one.bytes), Buffer.from(other.bytes))).not.to.equal(0);
  });

  it('is another one for everything that differs in it', async () => {
    const other = accentColours({ ...theme, accentHue: theme.accentHue + 90 });
    const by = previews();
    const changes: readonly Partial<PreviewCard>[] = [
      {},
      { site: 'Another' },
      { mark: false },
      { title: '2020 Kia Soul' },
      { subtitle: null },
      { price: '1 $' },
      { colours: other },
      { drawing: 'sedan-a91d2a' },
    ];
    const pictures = new Set<string>();
    for (const change of changes) pictures.add(Buffer.from((await painted({ ...card, ...change }, by)).bytes).toString('base64'));
    expect(pictures).to.have.property('size', changes.length);
  });

  it('is painted once', async () => {
    const first = await painted(card);
    expect(drawn).to.equal(1);
    const again = await painted(card);
    expect(Buffer.compare(Buffer.from(again.bytes), Buffer.from(first.bytes))).to.equal(0);
    expect(drawn).to.equal(1);
  });

  it("shows the dealer's photo, and keeps no picture without one that was to have it", async () => {
    const withPhoto = { ...card, photo: 'https://photos.example/1.jpg' };
    const missing = await painted(withPhoto);
    expect(missing.lasting).to.equal(false);
    photo = {
      kind: 'found',
      contentType: 'image/webp',
      bytes: await sharp({ create: { width: 300, height: 200, channels: 3, background: '#00ff00' } })
        .webp()
        .toBuffer(),
    };
    const found = await painted(withPhoto);
    expect(found.lasting).to.equal(true);
    const { data } = await sharp(found.bytes)
      .extract({ left: 900, top: 300, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[1]).to.be.above(200);
    await painted(withPhoto);
    expect(asked).to.equal(2);
  });

  it('for a mail is the vehicle alone, twice as wide as high, and kept apart from the one with words', async () => {
    const by = previews();
    const alone = await by.picture(card);
    expect(await sharp(alone?.bytes).metadata()).to.include({ format: 'jpeg', width: 1120, height: 560 });
    await painted(card, by);
    expect(drawn).to.equal(2);
    await by.picture({ photo: card.photo, drawing: card.drawing, colours: card.colours });
    expect(drawn).to.equal(2);
  });

  it('is painted for a few at a time, and for many who ask for the same', async () => {
    const by = previews();
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, k) => by.preview({ ...card, subtitle: null, price: null, title: String(k % 50) })),
    );
    expect(answers.filter((answer) => answer === null).length).to.be.within(5, 20);
  });

  it('can be painted of the longest and the strangest words', async () => {
    const long = {
      ...card,
      title: 'Ñandú '.repeat(40),
      subtitle: '<b>&"\'</b> '.repeat(30),
      price: '9 999 999,99 $ US',
      site: 'ß'.repeat(60),
    };
    expect((await sharp((await painted(long)).bytes).metadata()).width).to.equal(1200);
  });
});

describe("a site's icon", () => {
  it('is another one for each colour, size and purpose', async () => {
    const other = { ...theme, accentHue: theme.accentHue + 90 };
    const icons = [];
    for (const colours of [theme, other])
      for (const size of [192, 512] as const)
        for (const purpose of ['any', 'maskable'] as const)
          icons.push((await siteIcon(colours, size, purpose)).toString('base64'));
    expect(new Set(icons)).to.have.property('size', icons.length);
  });

  it('is a square in its accent, filled to the edge where it may be cut', async () => {
    for (const size of [192, 512] as const) {
      expect(await sharp(await siteIcon(theme, size, 'any')).metadata()).to.include({ format: 'png', width: size, height: size });
    }
    const corner = async (purpose: 'any' | 'maskable') => [
      ...(await sharp(await siteIcon(theme, 192, purpose))
        .ensureAlpha()
        .extract({ left: 0, top: 0, width: 1, height: 1 })
        .raw()
        .toBuffer()),
    ];
    expect(await corner('maskable')).to.deep.equal([0, 0x60, 0x78, 255]);
    expect((await corner('any'))[3]).to.equal(0);
  });
});
