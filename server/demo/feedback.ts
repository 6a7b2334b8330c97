import { type Exhibitor, exhibitors } from '@fairfloor/brands/exhibitors'
import { type QuestionInput, saveQuestions } from '../src/areas/feedback/index.ts'
import type { Db } from '../src/platform/database.ts'
import { boothQuestions, kindQuestions, organiserQuestions, type Questions } from './questions.ts'

/** Gives every exhibitor, including the organiser, questions of all three types; `booths` has their ids by booth number. */
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

/** Asks for ratings of the brand's best seller and of its booth, and for texts and yes or no about its other products. */
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
