export * from '../tutorial-list/pet-list';
