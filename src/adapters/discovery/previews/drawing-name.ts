/** The name by which `paintIllustration` knows a drawing: '/art/suv-a91d2a.svg' is 'suv-a91d2a'. */
export const drawingName = (path: string): string => path.replace(/^.*\//, '').replace(/\.svg$/, '');
