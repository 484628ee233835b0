import type { Frame, Meta, PageModule } from '../page.ts';
import { ContentScreen } from './content-screen.tsx';
import type { ContentView } from './present-content.ts';

const meta = ({ path, title, description }: ContentView, { site }: Frame): Meta => ({
  title: `${title} – ${site.name}`,
  description,
  canonical: path,
  index: true,
});

export const contentPage: PageModule<ContentView> = { meta, namespaces: ['content'], Screen: ContentScreen };
