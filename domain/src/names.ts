/** One line without characters that nobody sees. */
const LINE = /^[^\p{C}\p{Zl}\p{Zp}<>]*$/u

/** What is written as a link or an address, not as a name. */
const LINK = /:\/\/|www\.|@\S+\.\S/i

/** A name, also of a company, which a mail may say to somebody unknown. 'Gym4you.de GmbH' is one. */
export const isName = (text: string): boolean => LINE.test(text) && !LINK.test(text)

/** What mail programs turn into a link without being told; 'J.P.' is none. */
const HOST = /[\p{L}\p{N}]{2,}\.[\p{L}\p{N}]{2,}/u

/** The name of a person, which may be even less. */
export const isPersonName = (text: string): boolean => isName(text) && !/[/:@]/.test(text) && !HOST.test(text)
