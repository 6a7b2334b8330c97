import { MB } from '../bytes.ts'

/** How far an application has come. */
export const applicationStates = ['new', 'seen', 'invited', 'refused', 'hired'] as const

export type ApplicationState = (typeof applicationStates)[number]

/** Largest file of an application, in bytes. */
export const MOST_BYTES = 10 * MB

const HOUR_MS = 60 * 60 * 1000
/** The same application after this instant is the one sent before: its sender saw no answer, or pressed twice. */
export const repeatedSince = (now: Date): Date => new Date(now.getTime() - HOUR_MS)

/** How a PDF begins and ends (ISO 32000-2, 7.5.2 and 7.5.5); older ones may end with some bytes after the mark. */
const HEAD = /^%PDF-[12]\.\d/
const END = '%%EOF'
const END_WITHIN = 1024

/** Whether bytes are a PDF, by their content. */
export function isPdf(bytes: Uint8Array): boolean {
  const text = (part: Uint8Array) => String.fromCharCode(...part)
  return HEAD.test(text(bytes.subarray(0, 8))) && text(bytes.subarray(-END_WITHIN)).includes(END)
}
