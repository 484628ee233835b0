/**
 * Content pages from files: `sites/<site>/pages/<language>/<page>.md` where a site has its own, else `sites/pages/…` for all sites of
 * the install, else the ones that come with the product.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageOf, type LanguageId } from '../../domain/language/language.ts';
import { pathOf } from '../../domain/routing/path-table.ts';
import type { PageCode } from '../../domain/routing/section-page.ts';
import type { Site } from '../../domain/site/site.ts';
import { roleOf } from '../../domain/site/site-role.ts';
import { CONTENT_CODES, type ContentCode, type ContentPage, type ContentPages } from '../../ports/content-pages.ts';
import { shortPath } from '../yaml/short-path.ts';
import { partsOf } from './markdown.ts';
import { readPageFile, type PageFile, type Placeholder } from './page-file.ts';

export interface ContentFolders {
  /** The install's sites. */
  readonly sitesDir: string;
  /** The pages that come with the product. */
  readonly shipped: string;
}

/** 'privacy-policy': the page's name in English is its file's. */
export const fileNameOf = (code: ContentCode): string => `${pathOf(code, 1).split('/')[2] ?? ''}.md`;

const escapeMarkdown = (text: string): string => text.replace(/[\\`*_{}[\]()#+!|<>~]/g, '\\$&');

const keyOf = (site: string, languageId: LanguageId, code: ContentCode): string => `${site} ${String(languageId)} ${code}`;

export class FileContentPages implements ContentPages {
  readonly #files = new Map<string, PageFile>();
  readonly #retentionMonths: number;

  private constructor(retentionMonths: number) {
    this.#retentionMonths = retentionMonths;
  }

  /** Reads every page of every site once. Each fault, and each page that misses in a language of a site, is a line of `problems`. */
  static read(
    folders: ContentFolders,
    sites: readonly Site[],
    retentionMonths: number,
  ): { readonly pages: FileContentPages; readonly problems: readonly string[] } {
    const pages = new FileContentPages(retentionMonths);
    const problems: string[] = [];
    const read = new Map<string, PageFile | null>();
    for (const site of sites)
      for (const languageId of site.languages)
        for (const code of CONTENT_CODES) {
          const name = join(languageOf(languageId).slug, fileNameOf(code));
          const places = [join(folders.sitesDir, site.key, 'pages'), join(folders.sitesDir, 'pages'), folders.shipped];
          const path = places.map((folder) => join(folder, name)).find((each) => existsSync(each));
          if (path === undefined) {
            const wanted = shortPath(join(folders.sitesDir, 'pages', name));
            problems.push(`${wanted} is missing, and ${site.key} is shown in this language. Write it, or take the language out.`);
            continue;
          }
          const known = read.get(path);
          const file = known === undefined ? readPageFile(shortPath(path), readFileSync(path, 'utf8'), problems) : known;
          read.set(path, file);
          if (file) pages.#files.set(keyOf(site.key, languageId, code), file);
        }
    return { pages, problems: [...new Set(problems)] };
  }

  page(site: Site, languageId: LanguageId, code: ContentCode, hrefOf: (code: PageCode) => string): ContentPage {
    const file = this.#files.get(keyOf(site.key, languageId, code));
    if (!file) throw new RangeError(`${site.key} has no page ${code} in ${languageOf(languageId).slug}`);
    const role = roleOf(site);
    const suited = file.ofRole[role] ?? {};
    const values: Readonly<Record<Placeholder, string>> = {
      site: site.name,
      host: site.hosts[0] ?? '',
      sender: site.contact.senderName,
      address: site.contact.postalAddress,
      mail: site.contact.mail,
      months: String(this.#retentionMonths),
    };
    const fill = (text: string, write: (value: string) => string): string =>
      text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => {
        const value = Object.entries(values).find(([known]) => known === name)?.[1];
        return value === undefined ? whole : write(value);
      });
    const plain = (text: string): string => fill(text, (value) => value);
    return {
      title: plain(suited.title ?? file.title),
      description: plain(suited.description ?? file.description),
      updated: file.updated,
      parts: partsOf(fill(file.body, escapeMarkdown), { law: site.consent.law, role }, hrefOf),
    };
  }
}
