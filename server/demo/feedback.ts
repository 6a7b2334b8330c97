import { type Exhibitor, exhibitors } from '@fairfloor/hall/exhibitors'
import { type QuestionInput, saveQuestions } from '../src/areas/feedback/index.ts'
import type { Db } from '../src/platform/database.ts'
import { boothQuestions, kindQuestions, organiserQuestions, type Questions } from './questions.ts'

/** Gives every exhibitor, the organiser too, questions of all three types; `booths` has their ids by booth number. */
export async function demoFeedback(tx: Db, booths: ReadonlyMap<number, number>): Promise<void> {
  await saveQuestions(
    tx,
    exhibitors.flatMap(exhibitor =>
      questionsOf(exhibitor).map(([type, question]) => ({
        exhibitorId: booths.get(exhibitor.boothNumber)!,
        type,
        question: question.replaceAll('{brand}', exhibitor.brand.name),
      })),
    ),
  )
}

/** What a brand sells best it wants rated, then its booth; what it makes besides it asks about in words, and by yes or no. */
function questionsOf({ brand, boothNumber, organiser }: Exhibitor): [QuestionInput['type'], string][] {
  if (organiser) return organiserQuestions
  const kinds = brand.makes.map(kind => kindQuestions[kind])
  const at = (place: number): Questions => kinds[place % kinds.length]!
  return [
    ['rating', at(0).rating],
    ['rating', boothQuestions[boothNumber % boothQuestions.length]!],
    ['text', at(boothNumber % 2).text],
    ['bool', at(2 - (boothNumber % 3)).bool],
  ]
}
