export { serveContent as registerContent } from './routes.ts'
export { saveContentFile, saveContentPage } from './save-page.ts'
