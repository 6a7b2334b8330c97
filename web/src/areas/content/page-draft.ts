import type { Part } from './PagePart.tsx'

/** A page as it is typed. */
export type PageDraft = { title: string; lead: string; parts: readonly Part[] }

type Words = { title: string; lead: string; sections: Omit<Part, 'key'>[] }

export const MOST_PARTS = 40

/** Each part keeps its key when moved, so that focus and input stay with it. */
export const draftOf = (words: Words | null): PageDraft => ({
  title: words?.title ?? '',
  lead: words?.lead ?? '',
  parts: words?.sections.map(({ head, text, image_url }, key) => ({ head, text, image_url, key })) ?? [],
})

export const bodyOf = ({ title, lead, parts }: PageDraft): Words => ({
  title,
  lead,
  sections: parts.map(({ head, text, image_url }) => ({ head, text, image_url })),
})

export const isFilled = (text: string): boolean => text.trim() !== ''

export const isComplete = ({ title, parts }: PageDraft): boolean =>
  [title, ...parts.flatMap(({ head, text }) => [head, text])].every(isFilled)

export const withPart = (parts: readonly Part[]): Part[] => [
  ...parts,
  { key: Math.max(-1, ...parts.map(({ key }) => key)) + 1, head: '', text: '', image_url: null },
]

export const moved = (parts: readonly Part[], i: number): Part[] => [
  ...parts.slice(0, i - 1),
  ...parts.slice(i, i + 1),
  ...parts.slice(i - 1, i),
  ...parts.slice(i + 1),
]
