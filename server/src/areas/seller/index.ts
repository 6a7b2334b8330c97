export { describePages } from './faces/pages.ts'
export { signalOf } from './faces/sign.ts'
export { type Letters, type MailReader, openLetters } from './letters.ts'
export { type ListRates, openListRates, type ShownRates } from './list-rates.ts'
export { type LiveShop, openShop } from './live-shop.ts'
export { languageOf } from './reader-language.ts'
export { registerSeller } from './routes.ts'
export { type House, houseSettings, lockHouse, setUpHouse } from './set-up-house.ts'
export {
  lockTariffs,
  readCarriers,
  readMinimums,
  readTariffs,
  removeMinimum,
  removeTariff,
  type StoredCarrier,
  type StoredMinimum,
  type StoredTariff,
  saveCarrier,
  saveMinimum,
  saveTariff,
} from './tariff-book.ts'
export { readTerms, type Terms } from './terms.ts'
export { hasDemo, isTrial } from './trial.ts'
