import { messages } from '../messages.ts'

/** Titles of the pages, in the browser's tab and on the page. */
export const titles = messages({
  en: { picking: 'Picking and shipping', pickList: (number: number) => `Pick list ${number}` },
  de: { picking: 'Packen und versenden', pickList: (number: number) => `Packliste ${number}` },
})
