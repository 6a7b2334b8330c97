/** File types that a media center accepts, by the extension they are stored under. */
export const MEDIA_TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  webm: 'video/webm',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
} as const

export type MediaEnding = keyof typeof MEDIA_TYPES

const SIGNS: readonly (readonly [MediaEnding, at: number, sign: string])[] = [
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['jpg', 0, '\xff\xd8\xff'],
  ['webp', 8, 'WEBP'],
  ['webm', 0, '\x1a\x45\xdf\xa3'],
  ['mp4', 4, 'ftyp'],
  ['pdf', 0, '%PDF-'],
]

/** What AVIF and HEIC say of themselves: their box is that of MP4. */
const PICTURE_BRANDS = new Set(['avif', 'avis', 'heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1'])

/** The type of a file, by its first bytes and never by its name; undefined for types that are not accepted. */
export function mediaEnding(bytes: Uint8Array): MediaEnding | undefined {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  const ending = SIGNS.find(([, at, sign]) => head.startsWith(sign, at))?.[0]
  return ending === 'mp4' && PICTURE_BRANDS.has(head.slice(8, 12)) ? undefined : ending
}

/** 'video' or 'image'; null for documents. */
export function prefixOf(file: string): 'video' | 'image' | null {
  const type = MEDIA_TYPES[file.split('.').at(-1) as MediaEnding] ?? ''
  const prefix = type.split('/')[0]
  return prefix === 'video' || prefix === 'image' ? prefix : null
}

/** Whether these are the bytes of a video. */
export const isVideo = (bytes: Uint8Array): boolean => MEDIA_TYPES[mediaEnding(bytes) ?? 'pdf'].startsWith('video/')
