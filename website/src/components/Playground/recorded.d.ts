declare module '@generated/runtime-source/default/petstore.json' {
  const recorded: import('@hookloom/playground').GenerateResponse;
  export default recorded;
}
