export * from '../tutorial-card/pet-card';
