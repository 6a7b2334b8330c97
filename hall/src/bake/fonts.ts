import condensed from '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2?inline'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?inline'

const faces = [
  `@font-face{font-family:'Barlow Condensed';font-weight:600;src:url(${condensed})}`,
  `@font-face{font-family:'Inter';font-weight:100 900;src:url(${inter})}`,
].join('')

/** Embeds the fonts of its texts into a drawing: an SVG image cannot use the page's fonts. */
export const withFonts = (svg: string) =>
  svg.includes('<text') ? svg.replace(/<svg[^>]*>/, open => `${open}<style>${faces}</style>`) : svg
