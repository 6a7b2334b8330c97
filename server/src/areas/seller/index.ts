export { type Deposits, openDeposits } from './deposits.ts'
export { type House, setUpHouse } from './set-up-house.ts'
export { readTerms, type Terms } from './terms.ts'
