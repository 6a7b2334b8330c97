/** Languages that the product's texts exist in; the first is the one they are written in. */
export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]
