export { awardDesk, moveAwardDates, setWinner } from './award-desk.ts'
export { serveAwards as registerAwards } from './routes.ts'
export { type AwardYearInput, type CategoryInput, saveAwards } from './save-awards.ts'
