/** The width of pictures that span a screen. */
export const WIDEST = 1280

/** Widths in which pictures are served. */
export const pictureWidths = [160, 320, 640, WIDEST] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** Address of a picture in the file store. Immutable: it holds the hash of the content. */
export const pictureUrl = (hash: string, width: PictureWidth = 320): string => `/media/${hash}/${width}.webp`

/** The same for a picture that may be missing. */
export const pictureUrlOf = (hash: string | null): string | null => (hash === null ? null : pictureUrl(hash))

/** The address of the same picture in another width. */
export const inWidth = (url: string, width: PictureWidth): string => url.replace(/\d+\.webp$/, `${width}.webp`)

/** Widths of a picture's address for `srcset`, those of packs unless others are asked for; AVIF where a format is named. */
export const srcSet = (
  url: string,
  format: 'webp' | 'avif' = 'webp',
  widths: readonly PictureWidth[] = pictureWidths.filter(width => width !== WIDEST),
): string => widths.map(width => `${url.replace(/\d+\.webp$/, `${width}.${format}`)} ${width}w`).join(', ')
