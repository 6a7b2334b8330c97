declare module '*?inline' {
  const data: string
  export default data
}
