export type ByteRange = { readonly first: number; readonly last: number }

/**
 * The bytes that a Range header asks for (RFC 9110 §14). Only a single byte range is supported; several ranges or other
 * units get the whole file.
 * @returns 'none' where the range starts beyond the end
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'whole' | 'none' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return 'whole'
  if (from === '') return Number(to) === 0 ? 'none' : { first: Math.max(0, size - Number(to)), last: size - 1 }
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < first) return 'whole'
  return first >= size ? 'none' : { first, last }
}
