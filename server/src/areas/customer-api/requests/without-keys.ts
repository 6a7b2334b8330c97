/** What a letter of a key may be written as in an address, and in JSON. */
const ESCAPED = /%([0-9a-f]{2})|\\u00([0-9a-f]{2})/gi

/** A key of ours, or the beginning of one where the text was cut. */
const KEY = /ff_(?:test_)?[\w-]{43}|ff_[\w-]*(?:%[0-9a-f]?|\\u?[0-9a-f]{0,3})?$/gi

/** A text as it may be kept: keys are left out, however they are escaped, and what PostgreSQL takes in no text. */
export const withoutKeys = (text: string): string =>
  text
    .replace(ESCAPED, (written, address, json) => {
      const letter = String.fromCharCode(Number.parseInt(address ?? json, 16))
      return /[\w-]/.test(letter) ? letter : written
    })
    .replace(KEY, 'ff_…')
    .replaceAll('\0', '\uFFFD')
    .toWellFormed()
