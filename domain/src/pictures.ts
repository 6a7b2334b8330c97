/** Widths in which pictures are served. */
export const pictureWidths = [160, 320, 640] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** Address of a picture in the file store. Immutable: it holds the hash of the content. */
export const pictureUrl = (hash: string, width: PictureWidth = 320): string => `/media/${hash}/${width}.webp`

/** The same for a picture that may be missing. */
export const pictureUrlOf = (hash: string | null): string | null => (hash === null ? null : pictureUrl(hash))

/** All widths of a picture's address for `srcset`; AVIF where a format is named. */
export const srcSet = (url: string, format: 'webp' | 'avif' = 'webp'): string =>
  pictureWidths.map(width => `${url.replace(/\d+\.webp$/, `${width}.${format}`)} ${width}w`).join(', ')
