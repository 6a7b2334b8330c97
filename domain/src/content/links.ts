/** Into the shop: a path, but not the address of another host written as `//host` or `/\host`. */
const PATH = /^\/(?![/\\])[^\s\\\p{C}]*$/u
const ANCHOR = /^#[\p{L}\p{N}-]+$/u
/** Without a user name, which would make another host look like the one before the `@`. */
const HTTPS = /^https:\/\/[^\s\\\p{C}/?#@]+([/?#][^\s\\\p{C}]*)?$/iu
const MAIL = /^mailto:[^\s\\\p{C}@?<>"]+@[^\s\\\p{C}@?<>"]+$/iu

/** Whether a text of the house may lead there: into the shop, to a place of the page, to another site by https, to a mail address. */
export const mayLeadTo = (address: string): boolean =>
  address.length <= 2000 && [PATH, ANCHOR, HTTPS, MAIL].some(form => form.test(address))

/** A heading's name in the address of its page: 'How do I pay?' is `how-do-i-pay`. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
