import { messages } from '../lib/texts.tsx'

/** Extensions of '.csv,.xlsx,text/csv', or else the kinds of 'image/*'. */
const kinds = (accept: string) => {
  const parts = accept.split(',')
  const named = parts.filter(one => one.startsWith('.'))
  return (named.length > 0 ? named : parts.map(one => one.replace('/*', ''))).join(', ')
}

export const fileTexts = messages({
  en: { other: (name: string, accept: string) => `${name} does not fit. What is taken: ${kinds(accept)}.` },
  de: { other: (name, accept) => `${name} passt nicht. Möglich: ${kinds(accept)}.` },
})
