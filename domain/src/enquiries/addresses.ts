export const CONTACT = '/contact'
