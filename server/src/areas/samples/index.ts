export { sampleBasket } from './basket.ts'
export { exhibitorsWithSamples, sampleNames } from './queries.ts'
export { serveSamples as registerSamples } from './routes.ts'
export { type SampleInput, saveSamples } from './save-samples.ts'
