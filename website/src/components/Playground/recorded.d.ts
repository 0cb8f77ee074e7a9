declare module '@generated/runtime-source/default/petstore.json' {
  const recorded: import('@hookloom/playground').GenerateOutput;
  export default recorded;
}
