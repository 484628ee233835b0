/** How many sheets of paper a PDF has. */
export const pdfPages = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
