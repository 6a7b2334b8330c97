import type { Language } from '@fairfloor/domain/language'

/** A page of the demo's organiser in each language, in the Markdown of the house. */
export type HouseText = Readonly<Record<Language, WrittenText>>

export type WrittenText = { title: string; lead: string; sections: readonly { head: string; text: string }[] }
