declare module '@generated/recorded-petstore/default/petstore.json' {
  const recorded: import('@hookloom/playground').GenerateResponse;
  export default recorded;
}
