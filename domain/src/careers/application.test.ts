import { expect, test } from 'vitest'
import { isPdf } from './application.ts'

const bytes = (text: string) => Uint8Array.from(text, sign => sign.charCodeAt(0))

test.each([
  ['a PDF', `%PDF-1.7\n${'x'.repeat(5000)}\n%%EOF\n`, true],
  ['a newer one', '%PDF-2.0\n%%EOF', true],
  ['one that is cut off', `%PDF-1.7\n${'x'.repeat(5000)}`, false],
  ['a page that holds the mark', '<html>%PDF-1.7 %%EOF', false],
  ['a picture', 'GIF89a %PDF-1.7 %%EOF', false],
  ['nothing', '', false],
])('%s: %#', (_, text, is) => expect(isPdf(bytes(text))).toBe(is))
