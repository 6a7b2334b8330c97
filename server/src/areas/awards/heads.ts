import { awardsPage } from '@fairfloor/domain/awards/pages'
import { titles } from '@fairfloor/domain/awards/titles'
import { messages } from '@fairfloor/domain/messages'
import type { Platform } from '../../platform/platform.ts'
import type { Shows } from '../trade-show/index.ts'
import { awardYearOf } from './queries.ts'

const texts = messages({
  en: {
    about: (show: string) => `The nominees and winners of ${show}: the best brands and products, chosen by retailers.`,
    none: 'The best brands and products of the trade show, chosen by retailers.',
  },
  de: {
    about: (show: string) => `Nominierte und Gewinner der ${show}: die besten Marken und Produkte, gewählt vom Handel.`,
    none: 'Die besten Marken und Produkte der Messe, gewählt vom Handel.',
  },
})

export function describeAwards({ pages, db }: Platform, shows: Shows): void {
  pages.describe(awardsPage, 'found', async ({ language }) => {
    const edition = shows.find()?.edition
    const year = edition && (await awardYearOf(db, edition))
    return {
      title: year?.name ?? titles[language].awards,
      description: edition ? texts[language].about(edition.name) : texts[language].none,
    }
  })
}
