// Commas, semicolons and brackets would make several addresses of it in a mail's header.
const EMAIL = /^[^\s@<>",;:()[\]\\]+@[^\s@<>",;:()[\]\\.]+(\.[^\s@<>",;:()[\]\\.]+)+$/

/** Whether a text has the form of an e-mail address. */
export const isEmail = (typed: string): boolean => EMAIL.test(typed.trim())

/** Digits with the usual separators; an extension may follow. */
const PHONE = /^\+?[\d\s()/.-]+(?:(?:x|ext\.?|-)\s*\d{1,6})?$/i
const LEAST_DIGITS = 5

/** Whether a text has the form of a phone number. */
export const isPhone = (typed: string): boolean =>
  PHONE.test(typed.trim()) && typed.replace(/\D/g, '').length >= LEAST_DIGITS
