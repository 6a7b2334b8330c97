export { type Arrival, arrivalsSince, emptySince } from './arrivals.ts'
export { type Asked, askedLines, type Offering } from './asked-lines.ts'
export { flavoursLike } from './desk/flavour-finder.ts'
export { runUploaded } from './desk/run-import.ts'
export { guardQuantities } from './guard-quantities.ts'
export { type ImportOptions, importFile } from './import/import-file.ts'
export { type Mapping, readMapping, WrongMapping } from './import/mapping.ts'
export { priceGroupId } from './import/price-group.ts'
export { counted, type ImportReport } from './import/report.ts'
export type { Refusal } from './import/row-reader.ts'
export { type Catalogue, openCatalogue, productIdsWith } from './live.ts'
export { loadSnapshot } from './load-snapshot.ts'
export { movementsOf } from './movements.ts'
export { foodOf } from './nutrition/food.ts'
export { flavourOf, lineOf, sumsOf } from './order-line.ts'
export { notePriceChanges, priceStepsSince } from './price-history.ts'
export { isListed, type Look, listSizes, nameOf, productSizeOf, recommended } from './product-size.ts'
export { makeReadyLists, type ReadyLists } from './ready-lists.ts'
export { registerCatalogue } from './routes.ts'
export type {
  BrandInput,
  FlavourInput,
  Keyed,
  NutritionFactsInput,
  ProductInput,
  Range,
  Saved,
  SizeInput,
} from './save/range.ts'
export { saveRange } from './save/save-range.ts'
export {
  type Brand,
  type Buyer,
  brandOnSale,
  type Category,
  type Flavour,
  hasNutritionFacts,
  isOffered,
  isSoldIn,
  offeredUntil,
  type Price,
  type Prices,
  type Product,
  priceOf,
  pricesOf,
  type Size,
  type Snapshot,
  type Stock,
  stockOf,
} from './snapshot.ts'
export {
  addStock,
  type Counted,
  giveBackStock,
  isInStock,
  lockFreeStock,
  readStock,
  type Shortage,
  setEtas,
  setStock,
  takeFreeStock,
  takeStock,
  type Wanted,
  type Why,
} from './stock.ts'
