import { messages } from '../lib/texts.tsx'

export const fileTexts = messages({
  en: { other: (name: string, taken: string) => `${name} does not fit. What is taken: ${taken}.` },
  de: { other: (name, taken) => `${name} passt nicht. Möglich: ${taken}.` },
})
