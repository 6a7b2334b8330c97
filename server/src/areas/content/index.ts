export { changePage, deskPages, printAnew } from './change-page.ts'
export { printPage } from './print-page.ts'
export { serveContent as registerContent } from './routes.ts'
export { saveContentFile, saveContentPage } from './save-page.ts'
