export { PetCard } from '../getting-started/pet-card';
