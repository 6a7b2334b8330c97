import { isLanguage } from '@fairfloor/domain/language'
import { CallError, isLost } from './call.ts'
import { OutdatedError } from './load-code.ts'
import { connectionTexts } from './sending/connection-texts.ts'

/**
 * What a reader is told about an error, in the language of the page: the server's words, or plain ones for a lost
 * connection and for errors of the program, whose messages name addresses and files.
 */
export function errorWords(error: Error): string {
  const { lang } = document.documentElement
  const t = connectionTexts[isLanguage(lang) ? lang : 'en']
  if (isLost(error)) return t.lost
  if (error instanceof OutdatedError) return t.outdated
  if (error instanceof CallError) return error.hasWords ? error.message : t.failed
  return error instanceof ShownError ? error.message : t.failed
}

/** An error whose message is written for the reader. */
export class ShownError extends Error {}
