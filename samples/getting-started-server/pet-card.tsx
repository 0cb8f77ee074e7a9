export * from '../getting-started/pet-card';
