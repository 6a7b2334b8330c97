import type { NutritionBody } from './nutrition-desk-contract.ts'

export type NutritionFault = { readonly path: string; readonly kind: 'name_missing' | 'amount_missing' }

/** What is wrong with a declaration, in the order of its fields. */
export function nutritionFaults({ per, serving, rows }: Omit<NutritionBody, 'version'>): NutritionFault[] {
  if (rows.length === 0) return []
  const isServed = serving.trim() !== ''
  if (per === null && !isServed) return [{ path: 'serving', kind: 'amount_missing' }]
  return rows.flatMap(({ names, per_100, per_serving }, i): NutritionFault[] => {
    const hasName = Object.values(names).some(name => name.trim() !== '')
    const hasAmount = (per !== null && per_100.trim() !== '') || (isServed && per_serving.trim() !== '')
    return [
      ...(hasName ? [] : [{ path: `rows.${i}.names`, kind: 'name_missing' } as const]),
      ...(hasAmount
        ? []
        : [{ path: `rows.${i}.${per === null ? 'per_serving' : 'per_100'}`, kind: 'amount_missing' } as const]),
    ]
  })
}
