import { useState } from 'react'
import { type OwnDocument, signed } from './queries.ts'

/** The documents that were ticked, also on other pages of the list: numbers with their amounts. */
export function useChosen() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map())
  return {
    numbers: [...chosen.keys()],
    sum: [...chosen.values()].reduce((all, amount) => all + Math.round(amount * 100), 0) / 100,
    has: (number: string) => chosen.has(number),
    choose: (document: OwnDocument, isChosen: boolean) => {
      const { number, amount } = document
      setChosen(before => {
        const after = new Map(before)
        if (isChosen) after.set(number, signed(document, amount))
        else after.delete(number)
        return after
      })
    },
    clear: () => setChosen(new Map()),
  }
}

export type Chosen = ReturnType<typeof useChosen>
